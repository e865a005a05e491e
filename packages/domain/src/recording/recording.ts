import { Result, Schema } from "effect";

/** The version of the format that this release writes. Version 1 had no pages. */
const recordingVersion = 2;
const readVersions = [1, recordingVersion] as const;

const format = "app recording";

const step = <const Is extends string, Fields extends Schema.Struct.Fields>(is: Is, fields: Fields) =>
	Schema.Struct({
		is: Schema.Literal(is),
		/** Milliseconds since the start of the page. */
		at: Schema.Finite,
		...fields,
	});

const Json = Schema.Unknown;

const Step = Schema.Union([
	step("call", { call: Schema.Int, method: Schema.String, path: Schema.String, input: Json }),
	/** `body` is missing if it was no JSON. */
	step("answer", { call: Schema.Int, status: Schema.Int, body: Schema.optionalKey(Json) }),
	step("no answer", { call: Schema.Int }),
	/** `close` is what the app does, the others are reports of the connection. */
	step("socket", { socket: Schema.Int, does: Schema.Literals(["opening", "opened", "closed", "close"]) }),
	step("received", { socket: Schema.Int, frame: Json }),
	step("sent", { socket: Schema.Int, frame: Json }),
	/** A machine was started; `record` is the id of the record that it is about. */
	step("machine", { machine: Schema.String, record: Schema.optionalKey(Schema.Int) }),
	/** A machine has another state. */
	step("state", { machine: Schema.String, value: Json }),
	/** The customer sent a machine this event. */
	step("event", { machine: Schema.String, event: Json }),
	/** What a machine knew when the recording was saved. */
	step("knows", { machine: Schema.String, facts: Json }),
	/** The customer pressed this element, or typed into it. `place` is its place in the page. */
	step("press", { place: Schema.String }),
	step("typed", { place: Schema.String, value: Schema.String }),
	/** The customer went to the page of this route. */
	step("page", { path: Schema.String }),
	step("device", { isOnline: Schema.Boolean }),
	/** Steps were left out here, since the recording is bounded. */
	step("gap", { steps: Schema.Int }),
]);
export type Step = typeof Step.Type;
export type StepOf<Is extends Step["is"]> = Extract<Step, { readonly is: Is }>;

const Recording = Schema.Struct({
	format: Schema.Literal(format),
	version: Schema.Literals(readVersions),
	/** The version of the app, and the file with which its build starts. */
	app: Schema.Struct({ version: Schema.String, build: Schema.String }),
	/** Milliseconds since 1970-01-01 UTC. */
	startedAt: Schema.Finite,
	/** The page and the choices on the device with which it started. */
	start: Schema.Struct({
		page: Schema.String,
		language: Schema.optionalKey(Schema.String),
		theme: Schema.optionalKey(Schema.String),
		instrument: Schema.optionalKey(Schema.String),
		/** Stands for the token of a customer who was signed in. */
		token: Schema.optionalKey(Schema.String),
		receiptOff: Schema.optionalKey(Schema.Boolean),
		microReceiptOff: Schema.optionalKey(Schema.Boolean),
		amountsHidden: Schema.optionalKey(Schema.Boolean),
		/** The codes of instruments. They are the first rows of lists. */
		favourites: Schema.optionalKey(Schema.Array(Schema.String)),
		recent: Schema.optionalKey(Schema.Array(Schema.String)),
	}),
	steps: Schema.Array(Step),
});

/** What an app and the platform told one another, without anything personal (docs/replay.md). */
export type Recording = typeof Recording.Type;

export const recordingOf = (content: Omit<Recording, "format" | "version">): Recording => ({
	format,
	version: recordingVersion,
	...content,
});

/** Reads a saved recording, or says in a sentence why it cannot. */
export const readRecording = (text: string): Result.Result<Recording, string> => {
	const json = Result.try(() => JSON.parse(text) as unknown);
	if (Result.isFailure(json)) return Result.fail("The file is not JSON.");
	const { format: itsFormat, version } = Object(json.success);
	if (itsFormat !== format) return Result.fail("The file is no recording of the app.");
	if (!readVersions.some((known) => known === version))
		return Result.fail(
			`The recording has version ${version}, and this release reads versions ${readVersions.join(" and ")}: use the release that saved it.`,
		);
	const read = Schema.decodeUnknownResult(Recording)(json.success);
	return Result.mapError(read, (error) => `The recording is damaged: ${error.message}`);
};
