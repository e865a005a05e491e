import fc from "fast-check";

/** What a hostile client writes on a TCP connection of its own. */
export interface Attack {
	readonly bytes: Buffer;
	/** Ends the connection without reading the answer. */
	readonly breaksOff: boolean;
}

const text = fc.oneof(
	fc.string({ maxLength: 40 }),
	fc.string({ unit: "binary", maxLength: 20 }),
	fc.constantFrom(
		"",
		"a".repeat(5000),
		"%",
		"%00",
		"%ff",
		"\u0000",
		"//:",
		"..%2f..%2f",
		"__proto__",
		"constructor",
	),
);
const target = fc.oneof(
	fc.constantFrom(
		"//:",
		"/",
		"//",
		"/:",
		"*",
		"http://",
		"http://[",
		"http://a/%",
		"\\",
		"/%",
		"/%2e%2e/%2e%2e/etc/passwd",
	),
	fc.constantFrom(
		"/api/v2/ws",
		"/__control/state",
		"/__control/clock",
		"/__control/",
		"/media/%",
		"/media/../x.mp4",
	),
	fc.constantFrom(
		"/v2/api/forex/trade_list",
		"/v2/api/forex/kline?forex_id=1e9&period=x",
		"/api/user/loginForU",
	),
	fc.constantFrom(
		"/support-chat",
		"/support-chat?lang=%",
		"/support-chat/messages",
		"/support-chat/messages?conversation=%00",
	),
	text.map((path) => `/${path}`),
	fc
		.tuple(fc.constantFrom("/api/", "/v2/api/forex/", "/__control/", "/media/", "/assets/"), text)
		.map((parts) => parts.join("")),
	fc
		.tuple(fc.constantFrom("/v2/api/forex/submit?", "/v2/api/forex/my_deal?"), fc.webQueryParameters())
		.map((parts) => parts.join("")),
);
const method = fc.constantFrom(
	"GET",
	"HEAD",
	"POST",
	"PUT",
	"DELETE",
	"OPTIONS",
	"TRACE",
	"CONNECT",
	"get",
	"",
	"A B",
);
const headerName = fc.oneof(
	fc.constantFrom(
		"Host",
		"Content-Length",
		"Transfer-Encoding",
		"Content-Type",
		"Expect",
		"Connection",
		"Upgrade",
	),
	fc.constantFrom(
		"Accept",
		"Accept-Encoding",
		"Authorization",
		"lang",
		"Range",
		"If-None-Match",
		"Origin",
		"x-control-key",
	),
	text,
);
const headerValue = fc.oneof(
	text,
	fc.constantFrom(
		"0",
		"-1",
		"1e9",
		"99999999999999999999",
		"chunked",
		"100-continue",
		"close",
		"upgrade",
		"websocket",
	),
	fc.constantFrom(
		"application/json",
		"application/x-www-form-urlencoded",
		"multipart/form-data",
		"bytes=9-1",
		"bytes=0-",
	),
);
const headers = fc.array(fc.tuple(headerName, headerValue), { maxLength: 5 });
const body = fc.oneof(
	text,
	fc.json(),
	fc.constantFrom("{", '{"advanceMs":"x"}', "5\r\nhello\r\n0\r\n\r\n", "fffffffff\r\n"),
);

const lines = (
	[verb, path, version]: readonly string[],
	fields: readonly (readonly [name: string, value: string])[],
	content: string,
): Buffer =>
	Buffer.from(
		`${verb} ${path} ${version}\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${content}`,
		"latin1",
	);

const version = fc.oneof(
	{ weight: 9, arbitrary: fc.constant("HTTP/1.1") },
	{ weight: 1, arbitrary: fc.constantFrom("HTTP/1.0", "HTTP/9", "") },
);
const local = ["Host", "localhost"] as const;

const request = fc
	.tuple(method, target, version, headers, body)
	.map(([verb, path, level, fields, content]) => lines([verb, path, level], [local, ...fields], content));

const upgrade = fc
	.tuple(target, headers, fc.base64String())
	.map(([path, fields, key]) =>
		lines(
			["GET", path, "HTTP/1.1"],
			[
				local,
				["Connection", "Upgrade"],
				["Upgrade", "websocket"],
				["Sec-WebSocket-Key", key],
				["Sec-WebSocket-Version", "13"],
				...fields,
			],
			"",
		),
	);

const handshake = lines(
	["GET", "/api/v2/ws", "HTTP/1.1"],
	[
		local,
		["Connection", "Upgrade"],
		["Upgrade", "websocket"],
		["Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="],
		["Sec-WebSocket-Version", "13"],
	],
	"",
);
const message = fc.oneof(
	text,
	fc.json(),
	fc
		.record({
			type: fc.constantFrom("login", "logout", "sub", "unsub", "ping"),
			topic: text,
			token: text,
			time: fc.double(),
		})
		.map((frame) => JSON.stringify(frame)),
	fc.constantFrom(
		"[".repeat(2000),
		'{"type":"sub","topic":"KLINE.__proto__"}',
		'{"type":"ping","time":1e999}',
		"x".repeat(5000),
	),
);
/** A masked frame, most often a text; its flags, its opcode and its length may be wrong. */
const frame = fc
	.tuple(
		fc.oneof({ weight: 4, arbitrary: fc.constant(0x81) }, { weight: 1, arbitrary: fc.nat(255) }),
		message,
		fc.oneof(
			{ weight: 6, arbitrary: fc.constant(0) },
			{ weight: 1, arbitrary: fc.integer({ min: -20, max: 70_000 }) },
		),
	)
	.map(([first, content, error]) => maskedFrame(first, Buffer.from(content), error));

const maskedFrame = (first: number, content: Buffer, error: number): Buffer => {
	const length = Math.max(0, Math.min(0xffff, content.length + error));
	const size = length < 126 ? [0x80 | length] : [0xfe, length >> 8, length & 0xff];
	// The mask is zero: the content stays as it is.
	return Buffer.concat([Buffer.from([first, ...size, 0, 0, 0, 0]), content]);
};
const frames = fc
	.array(
		fc.oneof(
			{ weight: 5, arbitrary: frame },
			{ weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
		),
		{ minLength: 1, maxLength: 8 },
	)
	.map((parts) => Buffer.concat([handshake, ...parts]));

export const attack: fc.Arbitrary<Attack> = fc.record({
	bytes: fc.oneof(
		request,
		upgrade,
		frames,
		fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
	),
	breaksOff: fc.boolean(),
});
