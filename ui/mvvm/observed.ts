import { makeAutoObservable } from 'mobx';

/**
 * What is shown follows it: fields are replaced, never changed within; getters are derived; methods are actions that may be handed on as
 * they are. Called at the end of a constructor.
 */
export const observed = (model: object): void => {
  makeAutoObservable(model, {}, { autoBind: true, deep: false });
};
