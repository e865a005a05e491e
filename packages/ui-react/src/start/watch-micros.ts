/** What it takes to follow each running micro order to its end and to tell its result, whatever page is shown. */
export { runningOrdersOf } from "../features/micro/running/running-orders.ts";
