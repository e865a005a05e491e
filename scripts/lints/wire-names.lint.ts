import type { Lint } from "./lint.ts";
import { customerWordFiles, textsOf, withoutPlaceholders } from "./word-files.ts";

/** snake_case, camelCase and CamelCase, as fields of the wire are written. */
const wireName = /[A-Za-z]+(?:_[A-Za-z]+)+|\b[a-z]+[A-Z][A-Za-z]*|\b[A-Z][a-z]+[A-Z][A-Za-z]*/g;

/** Names that are written like that. */
const names: ReadonlySet<string> = new Set(["TradingView", "WebP"]);

/** Customers never read the name of a field of the wire. */
export const wireNames: Lint = {
	name: "no text that a customer reads has the name of a field of the wire",
	find: (root) =>
		customerWordFiles(root)
			.flatMap(textsOf)
			.flatMap(({ place, key, text }) =>
				(withoutPlaceholders(text).match(wireName) ?? [])
					.filter((name) => !names.has(name))
					.map((name) => `${place}: ${key} says "${name}": say what it is to the customer.`),
			),
};
