export { companyLogo, companyMail, companyWebsite } from "./company-links.ts";
export { companyRequests } from "./company-requests.ts";
export { type Company, Support } from "./support.port.ts";
