/** Who stands before a page: a client, the client whose adviser has the file, or the adviser. D-47 */
export type Reader = 'client' | 'waiting' | 'adviser';
