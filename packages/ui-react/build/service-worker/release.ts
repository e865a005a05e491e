/** What `writeServiceWorker` (scripts/service-worker.ts) puts before the script of the worker. */
export interface Release {
	/** The hash of all files below; another name for each release and each configuration. */
	readonly id: string;
	/** The build of the pages, as in their `app-build`. */
	readonly build: string;
	/** The worker removes itself and all that it keeps. */
	readonly isOff: boolean;
	readonly files: readonly ReleaseFile[];
}

export interface ReleaseFile {
	/** Below the scope of the worker. */
	readonly url: string;
	/** Of a page, whose name has no hash of its content. */
	readonly revision: string | null;
	readonly integrity?: string;
	/** Also kept with the browser's data saver. */
	readonly isShell?: boolean;
}
