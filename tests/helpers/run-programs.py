# Runs programs of the contest page in one process: {"programs": their texts by id, "runs": [[id, input], ...]} as JSON on
# standard input, and the outputs of the runs as JSON.
import io
import json
import sys

request = json.load(sys.stdin)
codes = {name: compile(text, f"{name}.py", "exec") for name, text in request["programs"].items()}
answers = []
for name, given in request["runs"]:
    stdin, stdout = sys.stdin, sys.stdout
    sys.stdin = io.TextIOWrapper(io.BytesIO(given.encode()))
    sys.stdout = io.StringIO()
    try:
        exec(codes[name], {"__name__": "__main__"})
        answers.append(sys.stdout.getvalue())
    finally:
        sys.stdin, sys.stdout = stdin, stdout
json.dump(answers, sys.stdout)
