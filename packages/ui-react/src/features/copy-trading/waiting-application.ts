import type { WaitingApplication } from "@tradewind/domain/copy-trading";
import { instant } from "@tradewind/domain/time";
import { savedPerCustomer } from "../../kept/saved-per-customer.ts";

/** The application of each customer of this device that waits for its decision (docs/assumptions.md, A-781). */
export const savedApplication = savedPerCustomer<WaitingApplication>({
	key: "tradewind.trader-application",
	read: ({ at, lastMessage }) =>
		typeof at === "number"
			? { at: instant(at), lastMessage: typeof lastMessage === "number" ? lastMessage : undefined }
			: undefined,
});
