/** Creates a value once per key; it lives as long as its key. Further arguments count only when it is created. */
export const oncePer = <Key extends object, Rest extends readonly unknown[], Value>(
	create: (key: Key, ...rest: Rest) => Value,
): ((key: Key, ...rest: Rest) => Value) => {
	const values = new WeakMap<Key, { readonly value: Value }>();
	return (key, ...rest) => {
		const known = values.get(key);
		if (known) return known.value;
		const value = create(key, ...rest);
		values.set(key, { value });
		return value;
	};
};

/** Creates a value once per id. */
export const oncePerId = <Id extends string | number, Value>(
	create: (id: Id) => Value,
): ((id: Id) => Value) => {
	const values = new Map<Id, { readonly value: Value }>();
	return (id) => {
		const known = values.get(id);
		if (known) return known.value;
		const value = create(id);
		values.set(id, { value });
		return value;
	};
};
