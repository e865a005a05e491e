import { merge } from "../merge.ts";

export const words = merge(
	import.meta.glob<Record<string, string>>("../../features/*/words/ar.json", {
		eager: true,
		import: "default",
	}),
);
