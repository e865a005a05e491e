import { merge } from "../../merge.ts";

/** What is said in the rooms whose code comes when they are entered. */
export const words = merge(
	import.meta.glob<Record<string, string>>(
		"../../../features/{account,content,contract/computed,contract/order,contract/receipt,contract/share,copy-trading,market/facts,micro,search,support}/words/ar.json",
		{ eager: true, import: "default" },
	),
);
