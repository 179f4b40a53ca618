import { observer } from 'mobx-react-lite';
import { createContext, useContext, useEffect, useState, type ReactElement } from 'react';

/** What a constructor takes is the wiring's business, checked there; a key only promises what it makes. */
type Whatever = ReturnType<JSON['parse']>;

/** A class as an injection key: the type, and the name the container answers to. */
export type Key<T> = abstract new (...args: Whatever[]) => T;
export type Resolve = <T>(key: Key<T>) => T;

export const Services = createContext<Resolve>(() => {
  throw new Error('No services here: wrap the tree in <Services.Provider>');
});

export const useService = <T,>(key: Key<T>): T => {
  const resolve = useContext(Services);
  const [service] = useState(() => resolve(key));
  return service;
};

/** `enter`: called when the screen is shown; returns the cleanup, called when it is left. */
interface Enterable {
  readonly enter?: () => void | (() => void);
}

/** Entered when the component is shown, left with it. */
export const useShown = (shown: Enterable): void => useEffect(() => shown.enter?.(), [shown]);

export const useEntered = <ViewModel extends object & Enterable>(key: Key<ViewModel>): ViewModel => {
  const vm = useService(key);
  useShown(vm);
  return vm;
};

/** A screen is a view-model class and a view of it. There is nothing else to know. */
export const screen = <ViewModel extends object & Enterable>(key: Key<ViewModel>, view: (vm: ViewModel) => ReactElement) =>
  observer(function Screen() {
    return view(useEntered(key));
  });
