import { LoadedChecked } from "./checked-figure.tsx";
import { CopyCase } from "./copy-case.tsx";

/** What `useChecks` loads when the browser is idle: no page waits for it. */
export const loadedChecks = { LoadedChecked, CopyCase };
