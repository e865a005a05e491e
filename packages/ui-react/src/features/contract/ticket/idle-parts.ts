/** What a ticket needs, but not for its first paint: one chunk, loaded when the browser is idle. */
export { ticketLeadsToRisk } from "./leads-to-risk.ts";
export { recordOrders } from "./record-orders.ts";
