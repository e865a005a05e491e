import type { Lint } from "./lint.ts";
import { customerWordFiles } from "./word-files.ts";
import { englishStamps, staleKeys, stampsOf } from "./word-stamps.ts";

/** A changed English text makes its translations stale until each is checked and stamped. */
export const staleTranslations: Lint = {
	name: "each translation was checked against the present English text",
	find: (root) => {
		const english = englishStamps(root);
		const codes = [...new Set(customerWordFiles(root).map(({ code }) => code))].filter(
			(code) => code !== "en",
		);
		const languages = new Map<string, string[]>();
		for (const code of codes.sort())
			for (const key of staleKeys(stampsOf(root, code), english))
				languages.set(key, [...(languages.get(key) ?? []), code]);
		return [...languages].map(([key, stale]) => {
			const command = `npm run words:stamp -- ${stale.length === codes.length ? "all" : stale.join(",")} "${key}"`;
			return key in english
				? `${stale.join(", ")}: ${key} has a new English text: check the translations, then run \`${command}\`.`
				: `${stale.join(", ")}: ${key} is stamped and has no text: run \`${command}\`.`;
		});
	},
};
