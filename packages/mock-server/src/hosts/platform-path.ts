/** Begins the paths of the platform, and of nothing else below the app's base path. */
export const isPlatformPath = (path: string): boolean =>
	/^\/(api|v2|media|support-chat|__control)(\/|$)/.test(path);
