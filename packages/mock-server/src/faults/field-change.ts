/** A field of an answer that a fault changes. */
export interface FieldChange {
	/** The way to the field in the envelope: `data.0.Close`; `*` is each entry of a list: `data.data.*.Id`. */
	readonly path: string;
	/** The new value, JSON; without it the field is missing. */
	readonly value?: unknown;
}

/** The answer with the changes. A way that the answer does not have changes nothing. */
export const withChanges = (answer: unknown, changes: readonly FieldChange[]): unknown =>
	changes.reduce((changed, change) => withChange(changed, change.path.split("."), change), answer);

const withChange = (json: unknown, [key, ...rest]: readonly string[], change: FieldChange): unknown => {
	if (key === undefined) return change.value;
	if (Array.isArray(json)) {
		const isMeant = (place: number) => key === "*" || String(place) === key;
		if (rest.length === 0 && !("value" in change)) return json.filter((_, place) => !isMeant(place));
		return json.map((item, place) => (isMeant(place) ? withChange(item, rest, change) : item));
	}
	if (typeof json !== "object" || json === null || !Object.hasOwn(json, key)) return json;
	const { [key]: value, ...others } = json as Readonly<Record<string, unknown>>;
	if (rest.length === 0 && !("value" in change)) return others;
	return { ...json, [key]: withChange(value, rest, change) };
};
