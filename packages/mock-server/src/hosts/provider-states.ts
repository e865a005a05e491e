import type { Platform } from "../platform.ts";

/**
 * Answers `POST /__control/provider-state` of Pact's verifier; `undefined` to other requests. `origin` is that of the app's pages, for
 * which passkeys are made.
 */
export const createProviderStates =
	(platform: Platform, origin: () => string) =>
	async (request: Request): Promise<Response | undefined> => {
		if (request.method !== "POST" || new URL(request.url).pathname !== "/__control/provider-state")
			return undefined;
		// Only a verifier needs their code.
		const [{ provideState }, { mockPlatformStates }] = await Promise.all([
			import("../provider-states/provider-state-answer.ts"),
			import("../provider-states/mock-platform-states.ts"),
		]);
		const states = mockPlatformStates(
			{ url: origin(), send: (call) => platform.fetch(call) },
			platform.control,
		);
		return provideState(request, states);
	};
