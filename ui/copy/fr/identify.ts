/** To the identification by mobile, from a page that lost whoever stands there. D-58 */
export const identifyByMobile = 'M’identifier avec mon mobile';
