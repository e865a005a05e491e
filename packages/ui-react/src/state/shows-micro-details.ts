import type { SiteContext } from "@tradewind/domain/site";

/** Whether times and profits of closed micro orders are shown: a tag of the customer hides them (Spec 1 §6). */
export const showsMicroDetails = ({ flags }: Pick<SiteContext, "flags">): boolean =>
	flags.customerTag !== "no micro details";
