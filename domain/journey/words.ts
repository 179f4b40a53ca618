/** Words that all folders of the domain use, from the kernel. */
export * from '@domain/kernel/words';
