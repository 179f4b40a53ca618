/** Link to the identification by mobile, on pages shown after the session ended. D-58 */
export const identifyByMobile = 'M’identifier avec mon mobile';
