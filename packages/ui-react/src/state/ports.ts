/** The domain's ports that a request may use: those that the HTTP layer implements. The one file outside start/ that names an adapter. */
export type { HttpPorts as Ports } from "@tradewind/adapters-http";
