/** In the place of luxon's intervals, and of its names of months: no rule measures the one nor says the other, and the page is lighter without them. */
export default {};
