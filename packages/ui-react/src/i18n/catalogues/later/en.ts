import { merge } from "../../merge.ts";

/** What is said in the rooms whose code comes when they are entered, and in what they share. */
export const words = merge(
	import.meta.glob<Record<string, string>>(
		[
			"../../../features/{account,content,contract/calculations,contract/order,contract/orders,contract/receipt,contract/share,copy-trading,market/facts,market/indicators,micro,search,session,support}/words/en.json",
			"../../../ui/list/{filter,export}/words/en.json",
		],
		{ eager: true, import: "default" },
	),
);
