const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** The limits for one client. docs/platform.md explains each of them. */
export interface Limits {
	/** The body of a request that uploads no file. */
	readonly bodyBytes: number;
	/** The body of a request with a file (`multipart/form-data`). */
	readonly uploadBytes: number;
	/** A frame from a client. */
	readonly frameBytes: number;
	readonly topicsPerConnection: number;
	/** Above this many unsent bytes of a connection, only the newest frame of each subject is queued. */
	readonly conflationBytes: number;
	/** Above this many unsent bytes a connection is closed. */
	readonly unsentBytes: number;
	/** The time in which a connection's first request begins; shorter than `headersMs`. */
	readonly unusedMs: number;
	/** The time in which a request's headers arrive. */
	readonly headersMs: number;
	/** The time in which a whole request arrives. */
	readonly requestMs: number;
	/** How often the two times above are checked. */
	readonly timeoutCheckMs: number;
	/** How long a command's first answer is kept for its repetition. */
	readonly firstAnswerMs: number;
	readonly firstAnswers: number;
	/** Of one customer, or of the visitors at one address. */
	readonly firstAnswersOfOne: number;
	/** The time after which a long settlement lets other work run. */
	readonly sliceMs: number;
}

export const limits: Limits = {
	bodyBytes: megabyte,
	uploadBytes: 8 * megabyte,
	frameBytes: 4 * kilobyte,
	topicsPerConnection: 200,
	conflationBytes: 128 * kilobyte,
	unsentBytes: megabyte,
	unusedMs: 50 * secondMs,
	headersMs: minuteMs,
	requestMs: minuteMs,
	timeoutCheckMs: secondMs,
	firstAnswerMs: 10 * minuteMs,
	firstAnswers: 20_000,
	firstAnswersOfOne: 1000,
	sliceMs: 25,
};
