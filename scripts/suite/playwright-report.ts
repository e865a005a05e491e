/** The fields read from Playwright's JSON report. Files are relative to its test folder. */
export interface PlaywrightSuite {
	readonly suites?: readonly PlaywrightSuite[];
	readonly specs?: readonly PlaywrightSpec[];
}

export interface PlaywrightSpec {
	readonly title: string;
	readonly file: string;
	readonly tests: readonly {
		readonly projectName?: string;
		readonly status?: string;
		readonly results: readonly {
			readonly duration: number;
			readonly error?: { readonly message?: string };
		}[];
	}[];
}

/** The tests of all nested suites. */
export const playwrightSpecs = ({ suites = [], specs = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [
	...suites.flatMap(playwrightSpecs),
	...specs,
];
