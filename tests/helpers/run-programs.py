# Runs programs of the contest page in one process: [[id, input], ...] as JSON on standard input, and their outputs as JSON.
import io
import json
import sys

answers = []
for name, given in json.load(sys.stdin):
    path = f"{sys.argv[1]}/{name}.py"
    with open(path) as file:
        code = compile(file.read(), path, "exec")
    stdin, stdout = sys.stdin, sys.stdout
    sys.stdin = io.TextIOWrapper(io.BytesIO(given.encode()))
    sys.stdout = io.StringIO()
    try:
        exec(code, {"__name__": "__main__"})
        answers.append(sys.stdout.getvalue())
    finally:
        sys.stdin, sys.stdout = stdin, stdout
json.dump(answers, sys.stdout)
