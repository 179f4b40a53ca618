import { observer } from 'mobx-react-lite';
import { createContext, useContext, useEffect, useState, type ReactElement } from 'react';

/** Any argument list: the container checks the constructor's arguments. */
type AnyArgument = ReturnType<JSON['parse']>;

/** A class as injection key: it gives the type, and the container finds the instance by it. */
export type Key<T> = abstract new (...args: AnyArgument[]) => T;
export type Resolve = <T>(key: Key<T>) => T;

export const Services = createContext<Resolve>(() => {
  throw new Error('No services here: wrap the tree in <Services.Provider>');
});

export const useService = <T,>(key: Key<T>): T => {
  const resolve = useContext(Services);
  const [service] = useState(() => resolve(key));
  return service;
};

/** `enter` runs on mount and returns its cleanup. */
interface Enterable {
  readonly enter?: () => void | (() => void);
}

/** Runs `enter` on mount and its cleanup on unmount. */
export const useShown = (shown: Enterable): void => useEffect(() => shown.enter?.(), [shown]);

export const useEntered = <ViewModel extends object & Enterable>(key: Key<ViewModel>): ViewModel => {
  const vm = useService(key);
  useShown(vm);
  return vm;
};

/** Binds a view-model class to its view. */
export const screen = <ViewModel extends object & Enterable>(key: Key<ViewModel>, view: (vm: ViewModel) => ReactElement) =>
  observer(function Screen() {
    return view(useEntered(key));
  });
