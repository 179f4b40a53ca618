/** To the identification by mobile, from a page that lost its session. D-58 */
export const identifyByMobile = 'M’identifier avec mon mobile';
