/** What `make` gives, made when it is first asked for: a language's formats are costly, and few of them are ever asked. */
export const madeOnce = <Value>(make: () => Value): (() => Value) => {
	let made: { readonly value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
};
