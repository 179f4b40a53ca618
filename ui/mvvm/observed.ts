import { makeAutoObservable } from 'mobx';

/**
 * Makes a view-model observable; call it last in the constructor. Fields are compared by reference: replace objects, do
 * not mutate them. Getters are computed; methods are bound actions.
 */
export const observed = (model: object): void => {
  makeAutoObservable(model, {}, { autoBind: true, deep: false });
};
