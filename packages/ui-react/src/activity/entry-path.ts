import type { ActivityEntry } from "@tradewind/domain/activity";

/** The inbox, where each event is a row. */
export const activityPath = "/message?type=activity";

/** The list that contains the order now. */
export const entryPath = ({ product, kind }: Pick<ActivityEntry, "product" | "kind">): string => {
	if (product === "micro") return `/order?source=micro&type=${kind === "settled" ? "3" : "1"}`;
	return `/order?type=${kind === "filled" ? "1" : "3"}`;
};
