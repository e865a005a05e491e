/** Configured by the build (vite.config.ts): the first label of the host for desktops, or an empty text. */
declare const DESKTOP_LABEL: string;
