/** Calls `make` at the first use and caches its result: formats of a language are expensive, and few are used. */
export const madeOnce = <Value>(make: () => Value): (() => Value) => {
	let made: { readonly value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
};
