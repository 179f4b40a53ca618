/** The rhythm of the interface, in milliseconds: a typed field's check, a change of page, a second click on a button. STP-11 */
export const delays = { inputCheckMs: 600, pageChangeMs: 250, buttonClickMs: 500 } as const;
