import { merge } from "../merge.ts";

/** What the first pages say; the words of the other rooms stand in `later/`. */
export const words = merge(
	import.meta.glob<Record<string, string>>(
		[
			"../../features/*/words/hk.json",
			"!../../features/{account,content,copy-trading,micro,search,session,support}/words/hk.json",
		],
		{ eager: true, import: "default" },
	),
);
