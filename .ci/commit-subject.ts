import { execFileSync } from 'node:child_process';

const longest = 72;
const form =
  /^(feat|fix|refactor|perf|test|docs|build|ci|chore|revert)(\((pwa|sync-server|shared|docs|ci|server)\))?: \S/;

/** The subject of the last commit, where this is a checkout with its history. */
const lastSubject = () => {
  try {
    return execFileSync('git', ['log', '-1', '--no-merges', '--format=%s'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
};

const subject = lastSubject();
if (subject !== null && (subject.length > longest || !form.test(subject))) {
  console.log(
    `"${subject}" (${subject.length}): a subject is 'type(scope): what is now true', at most ${longest} characters`,
  );
  process.exitCode = 1;
}
