import type { Envelope } from "@tradewind/contracts";
import { type Fields, UploadedFile } from "../api/fields.ts";
import type { Received } from "../api/received.ts";
import type { Route } from "../api/route.ts";
import type { HttpFault } from "../faults/http-faults.ts";
import type { CallInput } from "../journal/entry.ts";
import type { Change } from "../journal/recorder.ts";
import type { World } from "../world.ts";

interface Sent {
	readonly fields: Fields;
	readonly request: Received;
	readonly client: string;
}

/** The headers that the platform reads. */
const headersRead = ["authorization", "lang", "cookie"] as const;

/**
 * What is written down of a call. A query is written down only if it changes more than its session's last use: it took a random
 * text, such as the id of a captcha, or said that it changes something, or faults count the requests.
 */
export const changeOf = (
	world: World,
	{ call }: Route,
	{ fields, request, client }: Sent,
): Change<Promise<{ readonly answer: Envelope | undefined; readonly fault: HttpFault | undefined }>> => {
	const isCounted = call.kind === "command" || world.nouns.faults.http.list().length > 0;
	const file = Object.values(fields).find((value) => value instanceof UploadedFile);
	const texts = Object.entries(fields).filter(
		(field): field is [string, string] => typeof field[1] === "string",
	);
	return {
		input: (): CallInput => ({
			is: "call",
			call: call.id,
			url: request.url,
			fields: Object.fromEntries(texts),
			headers: Object.fromEntries(
				headersRead.flatMap((name) => {
					const value = request.headers.get(name);
					return value === null ? [] : [[name, value]];
				}),
			),
			client,
		}),
		file: file?.bytes,
		isKept: ({ isChange, answer }) => isCounted || isChange || answer?.fault !== undefined,
		outcome: ({ answer }) => answer?.code,
	};
};

/** The request of a call that was written down. */
export const sentAgain = (
	{ url, fields, headers, client }: CallInput,
	file?: Uint8Array<ArrayBuffer>,
): Sent => ({
	fields: file ? { ...fields, file: new UploadedFile(file) } : fields,
	request: { url, headers: { get: (name) => headers[name] ?? null } },
	client,
});
