const SIDE_ROLE =
  /\b(?:volunteer|board|advis[eo]r|advisory|mentor|angel|investor|member|ambassador|speaker|judge|guest|visiting|trustee|freelance|contributor|host|podcast|alumni|mvp|influencer)\b/i;

/** Whether a title is held beside a job more often than as the job: a board seat, mentoring. */
export function isSideRole(title: string): boolean {
  return SIDE_ROLE.test(title);
}
