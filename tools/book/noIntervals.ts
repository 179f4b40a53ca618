/** Replaces luxon's intervals and month names, which no rule uses, to make the page smaller. */
export default {};
