/** The journey's words, which every room of the domain speaks, stand in the kernel. */
export * from '@domain/kernel/words';
