/** Seconds by which a zone is ahead of UTC at a moment; the moment in seconds since 1970-01-01 UTC. */
export type ZoneOffset = (seconds: number) => number;

const day = 86_400;
/** No zone changes its clocks within a quarter of an hour. */
const quarter = 900;

/**
 * The offsets of a zone, with half hours and daylight saving. It asks the browser for both ends of a day and, only
 * where they differ, for each quarter of an hour: a chart asks for each of its bars.
 */
export const zoneOffset = (timeZone: string): ZoneOffset => {
	if (alwaysUtc.has(timeZone)) return () => 0;
	const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
	const known = new Map<number, number>();
	const at = (seconds: number): number => {
		const found = known.get(seconds) ?? offsetOf(format.formatToParts(seconds * 1000));
		known.set(seconds, found);
		return found;
	};
	return (seconds) => {
		const start = Math.floor(seconds / day) * day;
		const offset = at(start);
		return offset === at(start + day) ? offset : at(Math.floor(seconds / quarter) * quarter);
	};
};

const alwaysUtc: ReadonlySet<string> = new Set(["UTC", "GMT", "Etc/UTC", "Etc/GMT"]);

/** `GMT+05:30`, `GMT-04:56:02`, and `GMT` for UTC. */
const offsetOf = (parts: readonly Intl.DateTimeFormatPart[]): number => {
	const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
	const [, sign, hours = "0", minutes = "0", seconds = "0"] =
		/GMT([+\u2212-])(\d+):?(\d+)?:?(\d+)?/.exec(name) ?? [];
	const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
	return sign === "+" ? size : 0 - size;
};

/**
 * The moment of a midnight in a time zone, in seconds since 1970-01-01 UTC; `local` is the midnight read as UTC. Where it occurs
 * twice, the first one; where it is skipped, the moment of the skip.
 */
export const midnightIn = (local: number, offset: ZoneOffset): number => {
	const candidates = [offset(local - day), offset(local + day)].map((ahead) => local - ahead);
	return candidates.find((moment) => moment + offset(moment) === local) ?? Math.max(...candidates);
};
